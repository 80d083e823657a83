export const DIALOG_SCRIM = 'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade'

export const DIALOG_PANEL = [
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-card border bg-raised shadow-pop',
  'pb-[env(safe-area-inset-bottom)] focus:outline-none data-[state=open]:animate-sheet',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-1/2 sm:rounded-card sm:pb-0',
  'sm:data-[state=open]:animate-enter',
].join(' ')
