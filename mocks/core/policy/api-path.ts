/** Whether a path of this origin is the bank's to answer: the contract's calls, and with 404 whatever else is asked there. */
export const isApiPath = (pathname: string): boolean => /^\/api(\/|$)/i.test(pathname)
