/** Whether this process answers at all; nothing else is asked, the database neither. */
export const getLiveness = async (): Promise<{ status: 'live' }> => ({ status: 'live' })
