/** From when on a person may contract alone, in years (Código Civil art. 5). */
export const AGE_OF_MAJORITY = 18
