import { Star } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { type PageAction, pageActions } from '#components/ui/page-actions.ts'

const action = (id: string): PageAction => ({
  id,
  label: id,
  subject: 'p1',
  icon: Star,
  run: () => undefined,
})
const ids = () => pageActions.read().map(({ id }) => id)

test('lists an action while its component is mounted, next to another with the same label', () => {
  const removeFirst = pageActions.add(action('send'))
  const removeSecond = pageActions.add(action('send'))
  pageActions.add(action('cancel'))
  removeFirst()
  expect(ids()).toEqual(['send', 'cancel'])
  removeSecond()
  expect(ids()).toEqual(['cancel'])
})

test('notifies a watcher of additions and removals until it stops', () => {
  const watcher = vi.fn()
  const stop = pageActions.watch(watcher)
  const remove = pageActions.add(action('copy'))
  remove()
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  pageActions.add(action('copy'))
  expect(watcher).toHaveBeenCalledTimes(2)
})
