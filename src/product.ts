/** The product's name in the contract and in code. Screens show `useBrand().name`. */
export const PRODUCT_NAME = 'Corridor'
