/** Replaces the browser's EventSource, limited to what the live channel uses; tests send its messages. */
export class TestEventSource extends EventTarget {
  static readonly CLOSED = 2
  static instances: TestEventSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    TestEventSource.instances.push(this)
  }
  close() {
    this.readyState = TestEventSource.CLOSED
  }
  hear(type: string, id: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(type), { lastEventId: id, data }))
  }
  fail({ forGood }: { forGood: boolean }) {
    if (forGood) this.readyState = TestEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
