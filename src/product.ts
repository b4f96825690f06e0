/** The product's name in the contract and in the code. What a presenter displays instead is `useBrand()`. */
export const PRODUCT_NAME = 'Corridor'
