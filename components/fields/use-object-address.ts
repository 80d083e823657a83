import { useEffect, useState } from 'react'

/** An address under which this page alone can show a chosen picture; nothing for files of another kind. */
export const useObjectAddress = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress(undefined)
    }
  }, [file])
  return address
}
