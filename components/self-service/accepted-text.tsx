/** The text is always in Portuguese, the language in which the customer accepts it. */
export const AcceptedText = ({ text }: { text: string }) => (
  <div lang="pt-BR" className="whitespace-pre-line rounded-control border bg-sunken p-3.5 text-sm leading-6">
    {text}
  </div>
)
