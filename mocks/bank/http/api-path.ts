/** Whether the bank answers a path of this origin: contract calls, and 404 for everything else below `/api`. */
export const isApiPath = (pathname: string): boolean => /^\/api(\/|$)/i.test(pathname)
