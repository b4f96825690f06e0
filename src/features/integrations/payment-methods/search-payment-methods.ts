import { fold, wordsOf } from '../../../text/search-text.ts'
import type { LocalPaymentMethod } from './sample-payment-methods.ts'

/** The methods that contain every word of the query in any field, ignoring case and accents. */
export function searchPaymentMethods(methods: readonly LocalPaymentMethod[], query: string): LocalPaymentMethod[] {
  const words = wordsOf(query)
  return methods.filter((method) => {
    const row = fold([method.name, method.country, method.type, method.processingTime, method.fees].join(' '))
    return words.every((word) => row.includes(word))
  })
}
