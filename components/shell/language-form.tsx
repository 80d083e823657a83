import { chooseLanguage } from '#components/language/choose-language.ts'
import { LanguageChoices } from '#components/shell/language-choices'

/**
 * The switch of the customer's pages: works without scripts, and leaves what was typed in place with them.
 */
export const LanguageForm = () => (
  <form action={chooseLanguage}>
    <LanguageChoices choosing={(language) => ({ type: 'submit', name: 'language', value: language })} />
  </form>
)
