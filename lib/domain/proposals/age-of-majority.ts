/** Age from which a person may enter into a contract alone (Código Civil art. 5). */
export const AGE_OF_MAJORITY = 18
