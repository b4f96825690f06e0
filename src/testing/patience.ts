import { configure } from '@testing-library/react'

// A page fetches chunks while it is used; on a busy machine the default second is not enough for them.
configure({ asyncUtilTimeout: 10_000 })
