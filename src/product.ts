/** The product's name in the contract and in the code. What a presenter displays instead is `useBrand()`. */
export const PRODUCT_NAME = 'Corridor'

/** Where people write who need help; a sample address like everything under `.example`. */
export const SUPPORT_EMAIL = 'support@corridor.example'
