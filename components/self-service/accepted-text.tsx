/** The exact text of an acceptance, in the language it is accepted in. */
export const AcceptedText = ({ text }: { text: string }) => (
  <div lang="pt-BR" className="whitespace-pre-line rounded-control border bg-sunken p-3.5 text-sm leading-6">
    {text}
  </div>
)
