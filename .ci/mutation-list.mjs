/**
 * Realistic mistakes for `npm run mutation:table`: what goes wrong, the exact text (once in its file) and what replaces
 * it. `tests` should notice.
 * @type {{ area: string, file: string, tests: string[], mistakes: Record<string, [from: string, to: string]> }[]}
 */
export const MUTANTS = [
  {
    area: 'bank',
    file: 'mocks/bank/domains/payments/changes.ts',
    tests: ['mocks/bank/domains/payments/handlers.test.ts', 'mocks/bank/domains/payments/changes.test.ts'],
    mistakes: {
      'a payment needs more than it has': ['found.availableMinor < minor', 'found.availableMinor <= minor'],
      'a payment reserves nothing': ['  reserve(tx, payment)\n', ''],
      'a payment is settled at once': ["status: 'queued',", "status: 'settled',"],
      'a payment without accounts is scheduled': ["accountId !== '')", 'true)'],
      'a payment leaves no audit entry': [
        "tx.audit(userId, 'payment.created', entityOf('payment', payment.id))",
        'void userId',
      ],
      'a settled payment keeps its reservation': [
        "if (accountId && to === 'settled') book",
        "if (accountId && to === 'queued') book",
      ],
      'a failed payment keeps its reservation': [
        "if (accountId && to === 'failed') book",
        "if (accountId && to === 'queued') book",
      ],
      'a settled payment moves again': ['!mayMove(payment.status, to)', 'false'],
      'the dock settles a failed payment': ["|| payment.status === 'failed')", ')'],
      'a payment that is settled by hand is due again': [
        "  tx.unschedule(paymentId)\n  moveTo(tx, paymentId, 'processing')\n  moveTo(tx, paymentId, 'settled')",
        "  moveTo(tx, paymentId, 'processing')\n  moveTo(tx, paymentId, 'settled')",
      ],
      'a held payment settles later': [
        "  tx.unschedule(paymentId)\n  moveTo(tx, paymentId, 'processing')\n}",
        "  moveTo(tx, paymentId, 'processing')\n}",
      ],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/payments/handlers.ts',
    tests: ['mocks/bank/domains/payments/handlers.test.ts', 'mocks/bank/domains/payments/refusals.test.ts'],
    mistakes: {
      'the amount of a yen payment is divided by 100': [
        'amount: toMajor(row.minor, row.currency)',
        "amount: toMajor(row.minor, 'GBP')",
      ],
      'the beneficiary is swapped': [
        'name: row.beneficiaryName, account: row.beneficiaryAccount',
        'name: row.beneficiaryAccount, account: row.beneficiaryName',
      ],
      'a different nested beneficiary is accepted': ['body.beneficiary.name.trim() !== name ||', ''],
      'a suspended company pays': ['refuseSuspended(db, user.id)', 'void db'],
      'the rail is not checked': ['if (problem) throw refuse(422, problem)', 'void problem'],
      'the reference is lost': ["reference: body.reference?.trim() ?? ''", "reference: ''"],
      'the name keeps its spaces': ['const name = body.beneficiaryName.trim()', 'const name = body.beneficiaryName'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/payments/rules.ts',
    tests: ['mocks/bank/domains/payments/handlers.test.ts', 'mocks/bank/domains/payments/rules.test.ts'],
    mistakes: {
      'Faster Payments settle after a minute': [
        'processing: 2_000, settled: 6_000',
        'processing: 2_000, settled: 60_000',
      ],
      'SEPA settles as fast as SEPA Instant': [
        'SEPA: { processing: 3_000, settled: 30_000 }',
        'SEPA: { processing: 1_000, settled: 4_000 }',
      ],
      'DEMO-FAIL settles': ["? 'payment.fail' : 'payment.settle'", "? 'payment.settle' : 'payment.settle'"],
      'DEMO-HOLD settles': ['if (reference.includes(HOLD_REFERENCE)) return [start]', ''],
      'a processing payment cannot fail': ["processing: ['settled', 'failed']", "processing: ['settled']"],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/payments/journey.ts',
    tests: ['mocks/bank/domains/payments/journey.test.ts'],
    mistakes: {
      'Friday is followed by Saturday': ['(isFriday(at) ? 3 : 1)', '1'],
      'Friday is that of the local time zone': ['getUTCDay() === 5', 'getUTCDay() === 4'],
      'an old payment is still on its way': ["return fails ? 'failed' : 'settled'", "return 'processing'"],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/views.ts',
    tests: ['mocks/bank/domains/payments/handlers.test.ts', 'mocks/bank/domains/audit-log/handlers.test.ts'],
    mistakes: {
      'lists are sorted oldest first': ['.toReversed().map(toView)', '.map(toView)'],
      'everybody sees the rows of everybody': ["table.where('userId', userId)", 'table.all()'],
      'a list stays as it was': ['view?.revision === table.revision', 'view !== undefined'],
      'rows of one instant change places': ['? a.position - b.position :', '? b.position - a.position :'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/accounts/handlers.ts',
    tests: ['mocks/bank/domains/accounts/handlers.test.ts'],
    mistakes: {
      'accounts of others are listed': [
        "oldestFirst(db.accounts.where('userId', user.id))",
        'oldestFirst(db.accounts.all())',
      ],
      'the IBAN keeps its spaces': ["body.iban.replace(/\\s/g, '').toUpperCase()", 'body.iban.toUpperCase()'],
      'available and current are swapped': [
        'current: toMajor(current, currency)',
        'current: toMajor(available, currency)',
      ],
      'a new account belongs to nobody': ['userId: user.id,', "userId: '',"],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/accounts/rules.ts',
    tests: ['mocks/bank/domains/accounts/rules.test.ts'],
    mistakes: {
      'the poorest account is debited': [
        'availableMinor > found.availableMinor',
        'availableMinor < found.availableMinor',
      ],
      'an account of another currency is debited': ['if (account.currency !== currency) continue', ''],
      'a refusal names minor units': ['toMajor(availableMinor, currency)', 'availableMinor'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/cards/handlers.ts',
    tests: ['mocks/bank/domains/cards/handlers.test.ts'],
    mistakes: {
      "another customer's card is frozen": [
        "if (card?.userId !== user.id) throw refuse(404, 'Card not found')",
        "if (!card) throw refuse(404, 'Card not found')",
      ],
      'a blocked card is unfrozen': ["if (card.status === 'blocked')", "if (card.status === 'frozen')"],
      'a blocked card answers 422': ["refuse(409, 'This card is blocked')", "refuse(422, 'This card is blocked')"],
      'the limits are swapped': [
        'dailyMinor: limit(body.currency, body.dailyLimit',
        'dailyMinor: limit(body.currency, body.monthlyLimit',
      ],
      'two different limits are accepted': ['new Set(amounts).size > 1', 'new Set(amounts).size > 2'],
      'a card without limits has an empty object': [
        '(dailyMinor !== null || monthlyMinor !== null) && {',
        'currency !== null && {',
      ],
      'a number below 1000 is short': [".padStart(4, '0')", ''],
      'freezing again is noted again': ['if (card.status === body.status) return toCard(card)', ''],
      'freezing is noted as unfreezing': ["body.status === 'frozen' ?", "body.status !== 'frozen' ?"],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/auth/handlers.ts',
    tests: ['mocks/bank/domains/auth/handlers.test.ts'],
    mistakes: {
      'any password signs in': ['if (!person || !matches)', 'if (!person)'],
      'an unverified email signs in': ['if (!person.emailVerified) throw refuse(403, EMAIL_NOT_VERIFIED)', ''],
      'a signed-in user gets no session': ['session.start(person)', 'void session'],
      'a verified email is registered again': [
        'if (known?.emailVerified) throw',
        'if (known && !known.emailVerified) throw',
      ],
      'the password is stored as it was typed': [
        'prepare: async ({ body, newId }) => hashPassword(body.passwordHash, newId())',
        'prepare: async ({ body }) => Promise.resolve(body.passwordHash)',
      ],
      'signing out keeps the session': ['    session.end()\n', '    void session\n'],
      'a link is valid for ever': ['if (link.expiresAt <= now)', 'if (link.expiresAt < 0)'],
      'an expired link answers 400': ['refuse(410, TOKEN_EXPIRED)', 'refuse(400, TOKEN_EXPIRED)'],
      'a used link is refused to its owner': ['if (link.used && person.emailVerified) return VERIFIED', ''],
      'a clicked link verifies nobody': ['db.users.update(person.id, { emailVerified: true })', 'void person'],
      'no mail is sent again': [
        "      sendVerification(call, person)\n      call.audit(person.id, 'user.verification-sent'",
        "      call.audit(person.id, 'user.verification-sent'",
      ],
      'a name keeps its spaces': ['const name = body.name.trim()', 'const name = body.name'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/auth/changes.ts',
    tests: ['mocks/bank/domains/auth/handlers.test.ts'],
    mistakes: {
      'former links stay valid': ['if (!used) tx.db', 'if (used) tx.db'],
      'the mail has another link': ['link: `/verify-email?token=${token}`', 'link: `/verify-email?token=${user.id}`'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/business-verification/handlers.ts',
    tests: ['mocks/bank/domains/business-verification/handlers.test.ts'],
    mistakes: {
      'a suspended company starts again': ["known?.status === 'SUSPENDED'", "known?.status === 'ACTIVE'"],
      'a second submission schedules a second review': ['      unschedule(company.id)\n', '      void unschedule\n'],
      'the shares of others count': [
        "ownershipProblem(db.owners.where('userId', user.id), ownershipPct)",
        'ownershipProblem(db.owners.all(), ownershipPct)',
      ],
      'the age is not checked': ['ageProblem(body.dob, now) ??', ''],
      'an owner is never reviewed': ["schedule('owner.review', owner.id, OWNER_REVIEW_MS)", 'void schedule'],
      'a share is stored as text': [
        'const ownershipPct = Number(body.ownershipPct)',
        'const ownershipPct = body.ownershipPct as number',
      ],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/business-verification/rules.ts',
    tests: ['mocks/bank/domains/business-verification/rules.test.ts'],
    mistakes: {
      'somebody of 17 is an owner': ['const ADULT_YEARS = 18', 'const ADULT_YEARS = 17'],
      'an owner is 18 one day late': ['return eighteenth > date', 'return eighteenth >= date'],
      'the shares of rejected owners count': [".filter(({ status }) => status !== 'rejected')", ''],
      'the shares may exceed 100 %': ['const WHOLE = 10_000', 'const WHOLE = 10_001'],
      'a company without owners is approved': ['owners.length > 0 && owners.every', 'owners.every'],
      'one approved owner is enough': ['owners.every(', 'owners.some('],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/organizations/handlers.ts',
    tests: ['mocks/bank/domains/organizations/handlers.test.ts'],
    mistakes: {
      "another customer's company is renamed": ['if (row?.userId !== user.id)', 'if (!row)'],
      'the website is emptied when it is not sent': [
        '...(body.website !== undefined && { website: body.website.trim() })',
        "website: body.website?.trim() ?? ''",
      ],
      'the address is not stored': ['        address: body.address.trim(),\n', ''],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/fx/handlers.ts',
    tests: ['mocks/bank/domains/fx/handlers.test.ts'],
    mistakes: {
      'a currency is sold for itself': ["if (from === to) throw refuse(422, 'Choose two different currencies')", ''],
      'an expired quote answers 422': ["refuse(409, 'This quote has expired", "refuse(422, 'This quote has expired"],
      'a suspended company trades': ['refuseSuspended(db, user.id)', 'void db'],
      'more is sold than is available': ['source.availableMinor < minor', 'source.availableMinor < 0'],
      'the money comes from the wrong account': [
        'const source = richest(accounts, from, availableIn)',
        'const source = richest(accounts, to, availableIn)',
      ],
      'the fee of a trade is that of a quote': [
        'arithmetic(minor, from, to, rate, markupBps)\n',
        'arithmetic(minor, from, to, rate, DEFAULT_MARKUP_BPS)\n',
      ],
      'the total is in the currency sold': [
        'total: toMajor(row.totalMinor, row.toCurrency)',
        'total: toMajor(row.totalMinor, row.fromCurrency)',
      ],
      'a quote is not kept': ['rememberQuote(call, call.user.id, pair, rate)', 'void rememberQuote'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/fx/rules.ts',
    tests: ['mocks/bank/domains/fx/rules.test.ts', 'mocks/bank/domains/fx/handlers.test.ts'],
    mistakes: {
      'the fee is cut': ['round(0, Big.roundHalfUp)', 'round(0, Big.roundDown)'],
      'the payout is rounded up': ['times(scale).round(0, Big.roundDown)', 'times(scale).round(0, Big.roundUp)'],
      'the fee is not taken': ['Big(minor).minus(fee).times(rate)', 'Big(minor).times(rate)'],
      'yen have two digits': ['.pow(minorDigits(to))', '.pow(2)'],
      'a quote is valid one millisecond less': ['now - at <= validMs', 'now - at < validMs'],
      'the quote of another pair counts': ['pair === wanted.pair && rate === wanted.rate', 'rate === wanted.rate'],
      'a quote from the future counts': ['at <= now && now - at', 'now - at'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/fx/rates.ts',
    tests: ['mocks/bank/domains/fx/rates.test.ts'],
    mistakes: {
      'a published rate is rounded': ['4 - exact.e, Big.roundDown', '4 - exact.e, Big.roundHalfUp'],
      'rates move once a minute': ['STEP_MS = 30_000', 'STEP_MS = 60_000'],
      'the pound has another rate': ['USD: 1 / 0.79', 'USD: 1 / 0.97'],
      'rates do not depend on the seed': ['Math.imul(seed ^ 0x9e37_79b9', 'Math.imul(1 ^ 0x9e37_79b9'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/ledger/ledger.ts',
    tests: ['mocks/bank/domains/ledger/ledger.test.ts'],
    mistakes: {
      'a transfer is booked twice': ['if (db.transfers.get(entry.id)) continue', ''],
      'nothing can be moved': ['Number.isSafeInteger(minor) && minor > 0', 'Number.isSafeInteger(minor) && minor >= 0'],
      'more is held than can be counted': ["throw refuse(422, 'Amount is too large')", 'continue'],
      'an undone transfer still counts': ['if (previous) balances.strike(previous)', ''],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/domains/ledger/transfers.ts',
    tests: ['mocks/bank/domains/ledger/transfers.test.ts'],
    mistakes: {
      'a reservation goes the wrong way': [
        'transfer(`${paymentId}:reserve`, available(booking.accountId), reserved(booking.accountId), booking)',
        'transfer(`${paymentId}:reserve`, reserved(booking.accountId), available(booking.accountId), booking)',
      ],
      'the fee is taken twice': ['minor: from.minor - from.feeMinor', 'minor: from.minor'],
      'a trade buys for the account that sells': ['to: available(to.accountId)', 'to: available(from.accountId)'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/http/policy.ts',
    tests: ['mocks/bank/http'],
    mistakes: {
      'no session is required': ["if (!caller && !handling.open) throw refuse(401, 'Unauthorized')", ''],
      'a key is good for every request': ['if (known !== fingerprint) throw', 'if (known === undefined) throw'],
      'an answer is not kept': ['once?.keep(tx, answer)', 'void tx'],
      'a call during a sign-out goes on': [
        "if (user?.id !== caller?.id && !handling.open) throw refuse(401, 'Unauthorized')",
        'void user',
      ],
      'an unknown method answers 404': [
        "refuse(405, 'This method is not allowed here')",
        "refuse(404, 'This method is not allowed here')",
      ],
      'answers have no marker': ["[BANK_MARKER]: '1', ", ''],
      'a fault that applies once stays': ['if (fault?.once)', 'if (fault?.once && fault.lost)'],
      'a refusal of a JSON call is plain text': [
        "refusals === 'json' && type === undefined",
        "refusals === 'text' && type === undefined",
      ],
      'passwords are logged': ['parsedBody(sent)', 'sent'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/http/policy.ts',
    tests: ['mocks/bank/domains/auth/handlers.test.ts', 'mocks/bank/domains/payments/handlers.test.ts'],
    mistakes: {
      'a key of one user answers another': ['const id = `${user.id}:${key}`', 'const id = key'],
      'a sign-in sets no cookie': ['if (started.token !== undefined) bank.options.carrier.write(started.token)', ''],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/http/read-body.ts',
    tests: ['mocks/bank/http/read-body.test.ts', 'mocks/bank/http/request-body.test.ts'],
    mistakes: {
      'a list is a body': ['|| Array.isArray(value))', ')'],
      'large bodies are read': ['if (text.length > MAX_BODY_BYTES)', 'if (text.length < 0)'],
      'values are cast': ['{ strict: true, abortEarly: true }', '{ strict: false, abortEarly: true }'],
      'a forbidden key passes': ['if (isForbiddenKey(key)) throw', 'if (depth > 99) throw'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/store/clock/clock.ts',
    tests: ['mocks/bank/store/clock/clock.test.ts'],
    mistakes: {
      'the clock jumps when its speed changes': [
        '  bank: readClock(state, wall),\n  speed,',
        '  bank: state.bank,\n  speed,',
      ],
      'an hour has 60 seconds': ['h: 3_600_000', 'h: 60_000'],
      'a paused clock waits for nothing': [': Number.POSITIVE_INFINITY', ': 0'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/store/clock/due-changes.ts',
    tests: ['mocks/bank/store/clock/due-changes.test.ts'],
    mistakes: {
      'a change is early': ['row.at <= now &&', 'row.at <= now + 1000 &&'],
      'the latest change comes first': ['row.at < first.at ||', 'row.at > first.at ||'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/http/session/sign-in.ts',
    tests: ['mocks/bank/http/session/sign-in.test.ts', 'mocks/bank/domains/auth/handlers.test.ts'],
    mistakes: {
      'the former session stays': ['if (carried !== undefined) tx.db.sessions.remove(carried)', 'void carried'],
      'a sign-in is not announced': [
        "openSession(tx, bank.token(), user)).result)\n  bank.options.announce('*')",
        'openSession(tx, bank.token(), user)).result)',
      ],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/money.ts',
    tests: ['src/contract/values/money.test.ts'],
    mistakes: {
      'yen have two digits': ["currency === 'JPY' ? 0 : 2", '2'],
      'half is rounded up': ['Big.roundHalfEven', 'Big.roundHalfUp'],
      'zero is an amount': ['if (amount.lte(0))', 'if (amount.lt(0))'],
      'the largest amount is refused': ['amount.gt(MAX_AMOUNT)', 'amount.gte(MAX_AMOUNT)'],
      'trailing zeros count as decimals': ["?.replace(/0+$/, '')", ''],
      'a comma is a point': ['String(input).trim()', "String(input).trim().replace(',', '.')"],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/fields.ts',
    tests: ['src/contract/values/fields.test.ts'],
    mistakes: {
      'a password of five characters is long enough': ['PASSWORD_MIN = 6', 'PASSWORD_MIN = 5'],
      'invisible characters are a name': ['(value) => !isBlank(value))', "(value) => value !== '')"],
      'text can turn the direction': ['\\u202A-\\u202E', ''],
      'the currency of a limit is always GBP': ["return stated ?? 'GBP'", "return 'GBP'"],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/iban.ts',
    tests: ['src/contract/values/iban.test.ts'],
    mistakes: {
      'check digits are off by one': ['98 - remainder', '97 - remainder'],
      'the country is not checked': ['`${bban}${country}00`', '`${bban}00`'],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/calendar-date.ts',
    tests: ['src/contract/values/calendar-date.test.ts'],
    mistakes: {
      '30 February is a date': ['.getUTCMonth() === month - 1', '.getUTCMonth() >= 0'],
      'nobody was born in 1900': ['year >= 1900', 'year > 1900'],
      'months begin with zero': ['Date.UTC(year, month - 1, day)', 'Date.UTC(year, month, day)'],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/rail-rules.ts',
    tests: ['src/contract/values/rail-rules.test.ts'],
    mistakes: {
      'any IBAN is British': ["iban.startsWith('GB') && isIban(iban)", 'isIban(iban)'],
      'SWIFT takes three characters': ['{4,34}', '{3,34}'],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/read-reply.ts',
    tests: ['src/contract/read-reply.test.ts', 'src/api/call.test.ts'],
    mistakes: {
      'only the first record is read': ['schema.items && row < value.length', 'schema.items && row < 1'],
      'a figure as text stays text': ['holder[key] = number', 'void number'],
      'a figure may be infinite': [
        "typeof number !== 'number' || !Number.isFinite(number)",
        "typeof number !== 'number'",
      ],
      'an empty text is zero': ["typeof value === 'string' && value.trim() !== '' ?", "typeof value === 'string' ?"],
      'every text fits': ["typeof value === 'string' ? undefined : misfit(key, 'text', value)", 'undefined'],
      'every flag fits': ["typeof value === 'boolean' ? undefined", 'value !== undefined ? undefined'],
      'no field is required': [
        'if (!isRequired && isAbsent(holder, name)) continue',
        'if (isAbsent(holder, name)) continue',
      ],
      'null stays null': ['if (holder[name] === null) delete holder[name]', ''],
      'only the first hundred amounts are numbers': [
        "fieldsOf(schema)[isChecked ? 'all' : 'numbers']",
        'isChecked ? fieldsOf(schema).all : []',
      ],
      'amounts inside of a record are no numbers': [
        "typeof type === 'object' ||\n",
        "typeof type === 'object' || true ||\n",
      ],
      'a misfit has no row': [
        "typeof key === 'number' ? `[${key}]` : key\n  return",
        "'' + (typeof key === 'number' ? '' : key)\n  return",
      ],
      'null is an object': ["if (value === null) return 'null'", ''],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/values/reply.ts',
    tests: ['src/contract/read-reply.test.ts', 'src/api/call.test.ts', 'e2e/conform/openapi.test.ts'],
    mistakes: {
      'an optional field is required': ["'optional' in field ? [] : name", 'name'],
      'an optional field has no type': ["'optional' in field ? field.optional : field", 'field as ReplySchema'],
      'a list has no rows': ["({ type: 'array', items })", "({ type: 'array' })"],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/payments.ts',
    tests: [
      'mocks/bank/domains/payments/handlers.test.ts',
      'src/contract/payments.test.ts',
      'src/contract/values/fields.test.ts',
    ],
    mistakes: {
      'payments go out in three currencies': [
        "['GBP', 'EUR', 'USD', 'JPY'] as const",
        "['GBP', 'EUR', 'USD'] as const",
      ],
      'a new payment answers 200': ['.returns(payment, 201)', '.returns(payment, 200)'],
      'a reference may have any length': ["text('Reference', 140)", "text('Reference')"],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/business-verification.ts',
    tests: ['src/contract/values/fields.test.ts'],
    mistakes: {
      'an owner has 24 percent': ['OWNERSHIP_MIN = 25', 'OWNERSHIP_MIN = 24'],
      'an owner has 101 percent': ['OWNERSHIP_MAX = 100', 'OWNERSHIP_MAX = 101'],
    },
  },
  {
    area: 'contract',
    file: 'src/contract/accounts.ts',
    tests: ['src/contract/accounts.test.ts'],
    mistakes: {
      'the poorest account pays': ['b.available - a.available', 'a.available - b.available'],
      'an account without a label has no name': ['label?.trim() ||', 'label?.trim() ??'],
    },
  },
  {
    area: 'contract',
    file: 'src/api/call.ts',
    tests: ['src/api/call.test.ts'],
    mistakes: {
      'an error is an answer': ['if (!response.ok) throw', 'if (response.status === 500) throw'],
      'no key is sent': ["if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)", 'void idempotencyKey'],
      'the query is not encoded': ['encodeURIComponent(query)', 'query'],
      'a reply is not read': [
        'parsed ? readReply(schema, parsed.value) : undefined',
        'parsed ? { reply: parsed.value } : undefined',
      ],
      'a page of a proxy is an answer': ["!isRead && !text.trimStart().startsWith('<')", '!isRead'],
      'an answer nobody reads must fit': ['if (!isRead && !text', 'if (isRead && !text'],
    },
  },
  {
    area: 'contract',
    file: 'src/api/use-action.ts',
    tests: ['src/api/use-action.test.tsx', 'src/features/payments/new-payment/new-payment-dialog.test.tsx'],
    mistakes: {
      'a retry pays again': ['unanswered.current?.input === inputText', 'unanswered.current?.key === inputText'],
      'a refused call keeps its key': ['error.status === 422) unanswered', 'error.status === 400) unanswered'],
      'three clicks send three times': ['if (!underWay.current) {', 'if (underWay) {'],
      'lists are not read again': ['return mutate(urlOf(list)).catch(() => undefined)', 'return undefined'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/payments/new-payment/payment-form.ts',
    tests: ['src/features/payments/new-payment/new-payment-dialog.test.tsx'],
    mistakes: {
      'the reference is never sent': ['    reference: reference.trim(),\n', ''],
      'the nested beneficiary is swapped': [
        'beneficiary: { name, account }',
        'beneficiary: { name: account, account: name }',
      ],
      'the amount is sent as a number': ['    amount,\n    currency:', '    amount: Number(amount),\n    currency:'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/payments/new-payment/new-payment-dialog.tsx',
    tests: ['src/features/payments/new-payment/new-payment-dialog.test.tsx'],
    mistakes: {
      'a refused payment closes the dialog': ['return outcome.ok ||', 'return true ||'],
      'the currency is not filled in': ["newPayment(payable ? value : '')", "newPayment('')"],
      'a repeated payment begins empty': [
        'earlier ? repeatedPayment(earlier) :',
        'earlier ? newPayment(earlier.currency) :',
      ],
    },
  },
  {
    area: 'forms',
    file: 'src/features/payments/new-payment/rail-advice.ts',
    tests: ['src/features/payments/new-payment/rail-advice.test.ts'],
    mistakes: {
      'a wrong currency has no advice': ['currency !== carried && {', 'currency === carried && {'],
      'a wrong account has no advice': [
        '!railTakes(rail, account, isValidIBAN)',
        'railTakes(rail, account, isValidIBAN)',
      ],
    },
  },
  {
    area: 'forms',
    file: 'src/features/accounts/create-account-dialog.tsx',
    tests: ['src/features/accounts/accounts-page.test.tsx'],
    mistakes: {
      'the label of an account is never sent': ['label: label.trim()', "label: ''"],
      'every account is dedicated': ['type: type as AccountType', "type: 'dedicated'"],
      'a refused account closes the dialog': ['return outcome.ok', 'return true'],
      'a retry has another IBAN': ['        iban,\n', '        iban: generateIban(),\n'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/cards/card-payload.ts',
    tests: ['src/features/cards/cards.test.ts', 'src/features/cards/cards-page.test.tsx'],
    mistakes: {
      'limits are only sent flat': ['...((daily || monthly) && {', '...(false && {'],
      'the nested limits are swapped': [
        '...(daily && { daily }), ...(monthly && { monthly })',
        '...(daily && { monthly: daily }), ...(monthly && { daily: monthly })',
      ],
      'a new card is physical': ["cardType: 'virtual'", "cardType: 'physical'"],
    },
  },
  {
    area: 'forms',
    file: 'src/features/cards/card-limits.ts',
    tests: ['src/features/cards/cards.test.ts'],
    mistakes: {
      'a missing limit is zero': ["limit === undefined ? ''", "limit === undefined ? '0'"],
      'unreadable limits are kept': ['&& parseAmount(side, currency).ok ?', '?'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/auth/sign-up/sign-up-form.tsx',
    tests: ['src/features/auth/sign-up/sign-up-page.test.tsx'],
    mistakes: {
      'the name of a sign-up is the company': ['name: contactName.trim()', 'name: values.companyName.trim()'],
      'a refused sign-up goes on': ['if (outcome.ok) onRegistered(values)', 'onRegistered(values)'],
      'labels are swapped': ['name="companyName" label="Company Name"', 'name="contactName" label="Company Name"'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/auth/sign-in/sign-in-form.tsx',
    tests: ['src/features/auth/sign-in/sign-in-page.test.tsx'],
    mistakes: {
      'the email is always remembered': ['rememberEmail(rememberMe ? email : null)', 'rememberEmail(email)'],
      'the email is remembered after a refusal': [
        'if (outcome.ok) rememberEmail(rememberMe ? email : null)\n    else',
        'rememberEmail(rememberMe ? email : null)\n    if (!outcome.ok)',
      ],
      'the remembered email is not filled in': ['email: email || remembered', 'email'],
    },
  },
  {
    area: 'forms',
    file: 'src/session/auth-provider.tsx',
    tests: ['src/features/auth/sign-in/sign-in-page.test.tsx'],
    mistakes: {
      'the sign-in sends an email': ['username: email, password', "username: '', password"],
      'an unverified email has no hint': ['message.includes(EMAIL_NOT_VERIFIED)', "message === ''"],
      'a sign-in does not open the product': [
        'await mutate(urlOf(getUser), outcome.reply, { revalidate: false })',
        'void mutate',
      ],
    },
  },
  {
    area: 'forms',
    file: 'src/features/business-verification/business-profile-step.tsx',
    tests: ['src/features/business-verification/business-verification-page.test.tsx'],
    mistakes: {
      'a refused profile goes on': ['if (outcome.ok) onSubmitted()', 'onSubmitted()'],
      'the address is never sent': ['address: values.address.trim()', "address: 'x'"],
    },
  },
  {
    area: 'forms',
    file: 'src/features/business-verification/owners/add-owner-dialog.tsx',
    tests: ['src/features/business-verification/business-verification-page.test.tsx'],
    mistakes: {
      'a refused owner closes the dialog': ['return outcome.ok', 'return true'],
      'owners are not read again': ['refreshes: [listOwners]', 'refreshes: []'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/fx/currency-exchange-page.tsx',
    tests: ['src/features/fx/currency-exchange-page.test.tsx'],
    mistakes: {
      'a trade has another markup': ['markupBps: DEFAULT_MARKUP_BPS', 'markupBps: 0'],
      'a quote stays after the trade': ['    setHeld(null)\n    resetForm()', '    resetForm()'],
      'a quote counts for other values': ['held && isQuoteFor(held, values) ? held : null', 'held'],
      'a failed quote keeps the former one': ['receivedAt: now() } : null)', 'receivedAt: now() } : held)'],
      'balances are not read again': ['refreshes: [listFxTrades, listAccounts]', 'refreshes: [listFxTrades]'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/fx/quote.ts',
    tests: ['src/features/fx/quote.test.ts'],
    mistakes: {
      'the estimate is rounded up': ['minorDigits(toCurrency), Big.roundDown', 'minorDigits(toCurrency), Big.roundUp'],
      'the estimate has no fee': ['Big(amount).minus(fee)', 'Big(amount)'],
      'a quote is longer valid than it is': ['Math.min(QUOTE_VALID_MS, Math.max(', 'Math.max(0, Math.max('],
    },
  },
  {
    area: 'forms',
    file: 'src/features/settings/organization/organization-form.tsx',
    tests: ['src/features/settings/settings-page.test.tsx'],
    mistakes: {
      'the website is never shown': ["website: organization?.website ?? ''", "website: ''"],
      'the wrong organization is changed': ['params: { id: organization.id }', 'params: { id: organization.name }'],
    },
  },
  {
    area: 'forms',
    file: 'src/features/dashboard/figures.ts',
    tests: ['src/features/dashboard/figures.test.ts'],
    mistakes: {
      'failed payments count': [
        "status !== 'failed' && Date.parse(createdAt) >= from",
        'Date.parse(createdAt) >= from',
      ],
      'the last month is never shorter': ['Math.min(date.getDate(), lastDay)', 'date.getDate()'],
      'the month begins a day late': ['date.getMonth() + months, 1)', 'date.getMonth() + months, 2)'],
      'the share of a currency is rounded by itself': ['upwards.has(index) ? whole + 1 : whole', 'whole'],
    },
  },
  {
    area: 'forms',
    file: 'src/documents/period.ts',
    tests: ['src/documents/period.test.ts'],
    mistakes: {
      'the last day is left out': ['start.getDate() + 1)', 'start.getDate())'],
      'last month ends one day early': ['new Date(year, month, 0)', 'new Date(year, month, -1)'],
      '90 days are 91': ['day - 89', 'day - 90'],
      'a day is that of UTC': ['two(date.getDate())', 'two(date.getDate() + 1)'],
    },
  },
  {
    area: 'forms',
    file: 'src/documents/statement.ts',
    tests: ['src/documents/documents.test.ts'],
    mistakes: {
      'a statement lists failed payments': ["status !== 'failed' && paidIn", 'paidIn'],
      'a statement has every currency': ['paidIn === currency &&', ''],
      'payments are listed newest first': ['    .toReversed()\n', ''],
    },
  },
  {
    area: 'forms',
    file: 'src/documents/csv.ts',
    tests: ['src/documents/csv.test.ts'],
    mistakes: {
      'formulas run': ["RUNS_AS_FORMULA.test(text) ? `'${text}` : text", 'text'],
      'yen have decimals': ['toFixed(minorDigits(currency))', 'toFixed(2)'],
    },
  },
  {
    area: 'boot',
    file: 'src/boot/page.ts',
    tests: ['src/boot/page.test.ts'],
    mistakes: {
      'a double slash leaves the host': [
        "pathname.replace(/\\/+/g, '/').replace(/\\/index",
        'pathname.replace(/\\/index',
      ],
      'the slash after a route stays': ['ROUTE_NAMES.includes(last) ?', "last === '' ?"],
      'the outer folder is found first': ['names.length - index', 'index + 1'],
      'a chosen scheme is ignored': ["chosen === 'dark' || (chosen !== 'light' &&", "(chosen !== 'none' &&"],
      'a person with a session is sent to the sign-in': ['&& !known.hasSession(base)', '&& known.hasSession(base)'],
      'a link with a scenario is sent to the sign-in': ["!location.hash.includes('=') && ", ''],
    },
  },
  {
    area: 'boot',
    file: 'src/boot/screens.ts',
    tests: ['src/boot/page.test.ts'],
    mistakes: {
      'a name of a brand is read as HTML': ['() => escaped(name)', '() => name'],
      'an unknown name empties the title': ['if (brand.name) document', 'document'],
    },
  },
  {
    area: 'boot',
    file: 'src/boot/read-stored.ts',
    tests: ['mocks/demo/boot/boot.test.ts'],
    mistakes: {
      'denied storage ends the start': ['  } catch {\n    return null\n', '  } finally {\n'],
    },
  },
  {
    area: 'boot',
    file: 'mocks/demo/boot/first-brand.ts',
    tests: ['mocks/demo/boot/boot.test.ts'],
    mistakes: {
      'a new scenario begins in the brand of the last one': [
        "const UNBRANDED = ['scenario', 'company', 'state', ",
        'const UNBRANDED = [',
      ],
      'a room begins in the brand of another': ["link.get('room') ??", ''],
      'the colours of another brand are shown': ['color && color === stored.color && ', ''],
    },
  },
  {
    area: 'boot',
    file: 'src/boot/old-browser.js',
    tests: ['src/boot/old-browser.test.ts'],
    mistakes: {
      'an old browser gets a white page': ['if (!canRun()) refuse()', 'if (canRun()) void 0'],
      'an unknown syntax is a white page': ['if (/SyntaxError/.test(event.message)) refuse()', ''],
      'a missing API is not noticed': ["typeof Array.prototype.toSorted === 'function' &&", ''],
    },
  },
  {
    area: 'boot',
    file: 'src/boot/early-press.ts',
    tests: ['src/boot/page.test.ts'],
    mistakes: {
      'an early press sends the password in the address': ['event.preventDefault()', 'void event'],
      'an early press is forgotten': ['button?.click()', ''],
    },
  },
  {
    area: 'boot',
    file: 'src/routing/paths.ts',
    tests: ['src/boot/page.test.ts'],
    mistakes: {
      'a slash at the end is another route': [".replace(/\\/$/, '')", ''],
    },
  },
  {
    area: 'boot',
    file: 'mocks/demo/links/share-link.ts',
    tests: ['mocks/demo/links/share-link.test.ts'],
    mistakes: {
      'signin=0 signs in': ["{ signin: value === '1' }", '{ signin: true }'],
      'an unknown part is ignored': [
        'if (!Object.hasOwn(readers, name)) return refused',
        'if (!Object.hasOwn(readers, name)) continue; if (false) return refused',
      ],
      'a part may be said twice': ['if (seen.has(name))', 'if (seen.size > 99)'],
      'a colour without # is refused by CSS': ["value.startsWith('#') ? value : `#${value}`", 'value'],
      'a state takes a scenario beside it': [
        'if (state !== undefined && [scenario',
        'if (state === undefined && [scenario',
      ],
    },
  },
  {
    area: 'boot',
    file: 'mocks/start.ts',
    tests: ['mocks/start.test.ts'],
    mistakes: {
      'the link stays in the address': [
        "history.replaceState(history.state, '', location.pathname + location.search)",
        'void history',
      ],
      'a link does not sign in': ['await startSession(bank)', 'void startSession'],
      'a bad link starts no bank': ['if (!bank.isOpen()) await bank.open()', ''],
      'the sign-in is not waited for': ['await startSession(bank)', 'void startSession(bank)'],
      'whoever is signed in stays signed in': ['await endSession(bank)', 'void endSession'],
      'the prospect of a link is left out': ['...(prospect && { prospect }),', ''],
      'an unbranded link keeps the brand': ['presentation.setBrand(brand)\n  else', 'void brand\n  else'],
    },
  },
  {
    area: 'boot',
    file: 'mocks/demo/rooms/rooms.ts',
    tests: ['mocks/demo/rooms/rooms.test.ts'],
    mistakes: {
      'rooms share their storage': ["room === '' ? basePath : `${basePath}~${room}`", 'basePath'],
      'a room has spaces': ['/^[a-z\\d][a-z\\d-]{0,23}$/', '/^[a-z\\d][a-z \\d-]{0,23}$/'],
      'a tab forgets its room': ['wanted ?? sessionStorage', "wanted ?? '' ?? sessionStorage"],
      'a tab cannot leave its room': ['sessionStorage.removeItem(tabKey(basePath))', 'void basePath'],
      'a room is not listed': ['localStorage.setItem(listKey(basePath), JSON', 'void JSON.stringify(JSON'],
    },
  },
  {
    area: 'boot',
    file: 'mocks/demo/rooms/offer-room.ts',
    tests: ['mocks/demo/rooms/offer-room.test.ts'],
    mistakes: {
      'a tab hears of its own scenario': ['record.scenario === scenario &&', 'record.scenario !== scenario &&'],
      'the room gets the new state': ['await copy.replace(former.state)', 'void former'],
      'the room has nobody signed in': ['latestSession(former.state)?.id ?? null', 'null'],
      'the room has no brand': ['storeBrand(options.storage, scope, former.brand)', 'void storeBrand'],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/scenarios/prospect/read-prospect.ts',
    tests: ['mocks/bank/scenarios/prospect/read-prospect.test.ts', 'mocks/bank/scenarios/prospect/prospect.test.ts'],
    mistakes: {
      'unknown parts of a prospect are ignored': [
        'if (extra !== undefined) return `A prospect has',
        'if (extra === null) return `A prospect has',
      ],
      'the Dutch pay in pounds': ["NL: 'EUR'", "NL: 'GBP'"],
      'a company needs no name': ['if (!isName(company)) return', 'if (company === null) return'],
      'any text is an address': ['!EMAIL.test(address.trim())', "address === ''"],
      'payees may be as many as wanted': ['kept.length > MAX_PAYEES', 'kept.length > 1000'],
      'a payee is listed twice': ['[...new Set(kept.map((name) => name.trim()))]', 'kept.map((name) => name.trim())'],
      'the currency of a link is left out': [
        'currency !== HOME_CURRENCY[country] &&',
        'currency === HOME_CURRENCY[country] &&',
      ],
      'the job of a link is left out': ['[name, job, own]', "[name, '', own]"],
    },
  },
  {
    area: 'bank',
    file: 'mocks/bank/scenarios/prospect/account-numbers.ts',
    tests: ['mocks/bank/scenarios/prospect/prospect.test.ts'],
    mistakes: {
      'French keys are wrong': ['String(97 - rest)', 'String(96 - rest)'],
      'every BIC is British': ['`${code}${home}${PLACE[home]}`', '`${code}GB${PLACE[home]}`'],
      'a bank code has three letters': [".padEnd(4, 'X').slice(0, 4)", '.slice(0, 3)'],
    },
  },
  {
    area: 'boot',
    file: 'mocks/demo/tours/tour.ts',
    tests: ['mocks/demo/tours/tour.test.ts'],
    mistakes: {
      'any action is taken': ['|| !Object.hasOwn(ACTIONS, value.action))', ')'],
      'an action needs no parts': ['if (missing) return', 'if (missing === null) return'],
      'an action may have more parts': ['if (extra) return `its action', 'if (extra === null) return `its action'],
      'a page may be of another host': ['!(isText(page) && isOwnPath(page))', '!isText(page)'],
      'a choice leads behind the end': ['Number(choice.step) <= count', 'Number(choice.step) <= count + 1'],
      'a tour has no steps': ['steps.length === 0 ||', ''],
      'a bad step is named by its index': ['`Step ${index + 1}: ', '`Step ${index}: '],
      'a tour of a scenario that is not known': [
        "typeof scenario === 'string' && isScenario(scenario)",
        "typeof scenario === 'string'",
      ],
    },
  },
  {
    area: 'forms',
    file: 'mocks/demo/dock/page/fill-values.ts',
    tests: ['mocks/demo/dock/page/fill-values.test.ts'],
    mistakes: {
      'a payment is filled for pounds alone': ["RAILS.find((known) => known === entered('rail')) ??", ''],
      'a yen payment has cents': ["payee.currency === 'JPY' ? '48000' : '250.00'", "'250.00'"],
      'an address is used twice': ["bank.db.users.where('email', email).length === 0", "email !== ''"],
    },
  },
  {
    area: 'forms',
    file: 'src/session/form-draft.tsx',
    tests: ['src/session/form-draft.test.tsx'],
    mistakes: {
      'a password is kept': ['filter(([field]) => !/password/i.test(field))', 'filter(([field]) => field)'],
      'a draft is kept while it is sent': ['dirty && !sending ? draft : null', 'dirty ? draft : null'],
      'a closed form leaves its draft': ['return () => writeDraft(key, null)', 'return undefined'],
      'a draft fills any form': [
        'JSON.stringify(draft.initial) === JSON.stringify(withoutPasswords(initialValues))',
        'true',
      ],
    },
  },
  {
    area: 'contract',
    file: 'mocks/bank/server/bank-server.ts',
    tests: ['mocks/bank/server/bank-server.test.ts', 'e2e/conform/conform.test.ts'],
    mistakes: {
      'any page may call the bank on its port': ['(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?$/', '.*$/'],
      'the session cookie is readable': ['Path=/; HttpOnly; SameSite', 'Path=/; SameSite'],
      'a signed-out cookie stays': ["visit.started ? '' : '; Max-Age=0'", "''"],
      'an unknown call is an empty answer': [
        'if (!answered) send(response, 404,',
        'if (!answered) send(response, 200,',
      ],
    },
  },
]
