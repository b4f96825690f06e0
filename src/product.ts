/** The product's name in the contract and in code. Screens show `useBrand().name`. */
export const PRODUCT_NAME = 'Corridor'

// What several screens say in the same words.
export const SUSPENDED = 'Your company is suspended'
export const REFUSED = "Your company can't be activated yet"
export const SUPPORT_NEXT = 'Contact support to complete verification and activate all features.'
export const APPLICATION_RECEIVED = 'Application received'
export const APPLICATION_NEXT = "We'll email you within 1–2 business days."
