import type { UserRow } from '../store/users.ts'
import type { AnyEndpoint, Endpoint, ParamsOf } from '../../../src/contract/endpoint.ts'
import type { Transaction } from '../store/transaction.ts'

/** The arguments of a handler, for one request. */
export interface Call<TBody, TParams, TUser = UserRow> extends Transaction {
  /** Validated strictly with the endpoint's schema. */
  readonly body: TBody
  readonly params: TParams
  /** The endpoint's query parameter; undefined when the address has none. */
  readonly query: string | undefined
  readonly user: TUser
  readonly session: {
    /** Signs this user in: the answer carries the session cookie. */
    readonly start: (person: Readonly<Pick<UserRow, 'id' | 'email'>>) => void
    readonly end: () => void
  }
}

/** A success with another status than the endpoint's own, e.g. 200 where 201 is usual. */
export class Answer<TReply> {
  readonly status: number
  readonly reply: TReply

  constructor(status: number, reply: TReply) {
    this.status = status
    this.reply = reply
  }
}

export const answer = <TReply>(status: number, reply: TReply): Answer<TReply> => new Answer(status, reply)

/** The bank always answers, also where the product does not need the reply. */
type ReplyBody<TReply> = [TReply] extends [undefined] ? undefined : Exclude<TReply, undefined>

type Params<TPath extends string> = ParamsOf<Endpoint<TPath>>

interface Work<TPath extends string, TBody, TReply, TUser, TPrepared> {
  /** Asynchronous work before the transaction, e.g. hashing a password. It must not change the bank. */
  prepare?: (call: Call<TBody, Params<TPath>, TUser>) => Promise<TPrepared>
  /** Runs inside a transaction, synchronously; `throw refuse(...)` undoes everything. */
  run: (
    call: Call<TBody, Params<TPath>, TUser> & { readonly prepared: TPrepared },
  ) => ReplyBody<TReply> | Answer<ReplyBody<TReply>>
  /** Whether the call changes the bank; by default all but GET do. */
  changes?: boolean
  /** How a refusal is written: a plain sentence, or `{error}` where the contract says so. */
  refusals?: 'text' | 'json'
}

/** Answers the calls of one endpoint. */
export interface Handler {
  readonly endpoint: AnyEndpoint
  /** Open to callers without a session. */
  readonly open: boolean
  readonly changes: boolean
  readonly refusals: 'text' | 'json'
  readonly prepare: ((call: never) => Promise<unknown>) | undefined
  readonly run: (call: never) => unknown
}

type WorkOrRun<TPath extends string, TBody, TReply, TUser, TPrepared> =
  Work<TPath, TBody, TReply, TUser, TPrepared> | Work<TPath, TBody, TReply, TUser, undefined>['run']

const handlerOf = (endpoint: AnyEndpoint, open: boolean, work: unknown): Handler => {
  const {
    run,
    prepare,
    changes = endpoint.method !== 'GET',
    refusals = 'text',
  } = (typeof work === 'function' ? { run: work } : work) as Pick<Handler, 'run'> &
    Partial<Pick<Handler, 'prepare' | 'refusals' | 'changes'>>
  return { endpoint, open, changes, refusals, prepare, run }
}

/** Answers a call of someone who is signed in; without a session the caller gets a 401. */
export const handle = <TPath extends string, TBody, TReply, TPrepared = undefined>(
  endpoint: Endpoint<TPath, TBody, TReply>,
  work: WorkOrRun<TPath, TBody, TReply, UserRow, TPrepared>,
): Handler => handlerOf(endpoint, false, work)

/** Answers a call that needs no session. */
export const handleOpen = <TPath extends string, TBody, TReply, TPrepared = undefined>(
  endpoint: Endpoint<TPath, TBody, TReply>,
  work: WorkOrRun<TPath, TBody, TReply, UserRow | undefined, TPrepared>,
): Handler => handlerOf(endpoint, true, work)
