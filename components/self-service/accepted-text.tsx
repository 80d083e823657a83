/** Always Portuguese: the language in which it is accepted. */
export const AcceptedText = ({ text }: { text: string }) => (
  <div lang="pt-BR" className="whitespace-pre-line rounded-control border bg-sunken p-3.5 text-sm leading-6">
    {text}
  </div>
)
