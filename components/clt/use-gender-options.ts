import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({ female: ['Feminino', 'Female'], male: ['Masculino', 'Male'] })

export const useGenderOptions = () => {
  const t = useTexts(TEXTS)
  return [
    { value: 'female', label: t.female },
    { value: 'male', label: t.male },
  ]
}
