import type { Beneficiary } from '../domains/payments/seed.ts'

const usd = { rail: 'SWIFT', currency: 'USD' } as const
const eur = { rail: 'SEPA', currency: 'EUR' } as const
const gbp = { rail: 'FASTER_PAYMENTS', currency: 'GBP' } as const

/** The importer's beneficiaries: farms by SWIFT, European roasters and shippers by SEPA, others at home. */
export const beneficiaries = {
  yirgalem: { ...usd, name: 'Yirgalem Farmers Cooperative', account: '1000482217734' },
  mirador: { ...usd, name: 'Finca El Mirador S.A.S.', account: '40218837715' },
  clara: { ...usd, name: 'Fazenda Santa Clara Ltda', account: '0031948271' },
  nyeri: { ...usd, name: 'Nyeri Hill Estates Ltd', account: '01124730059821' },
  esperanza: { ...usd, name: 'Beneficio La Esperanza S.A.', account: '3027004418' },
  gayo: { ...usd, name: 'Koperasi Gayo Lestari', account: '7140022839' },
  kissa: { rail: 'SWIFT', currency: 'JPY', name: 'Kissa Kogyo K.K.', account: '0172830044519' },
  nordlicht: { ...eur, name: 'Nordlicht Rösterei GmbH', account: 'DE24992400330004718290' },
  belleville: { ...eur, name: 'Torréfaction de Belleville SARL', account: 'FR7699004000810041872314344' },
  haven: { ...eur, name: 'Koffiebranderij De Haven B.V.', account: 'NL43HVNB0417164300' },
  sur: { ...eur, name: 'Tostadores del Sur S.L.', account: 'ES3299810450810200051713' },
  kroeger: { ...eur, name: 'Hafenspedition Kröger GmbH', account: 'DE83995500100000620014' },
  brouwers: { rail: 'SEPA_INSTANT', currency: 'EUR', name: 'Brouwershuis Logistiek BV', account: 'BE82991234567868' },
  amelia: { ...gbp, name: 'Amelia Hartley', account: '98-14-02 31826640' },
  tom: { ...gbp, name: 'Tom Okafor', account: '99-40-27 58201173' },
  priya: { ...gbp, name: 'Priya Nair', account: '97-17-66 70914428' },
  wharf: { ...gbp, name: 'Bermondsey Wharf Estates', account: '97-33-90 44871205' },
  tideway: { ...gbp, name: 'Tideway Haulage Ltd', account: '99-72-14 62059118' },
  ashdown: { ...gbp, name: 'Ashdown & Pike Accountants', account: '98-21-58 80337416' },
  packhorse: { ...gbp, name: 'Packhorse Packaging Ltd', account: '99-61-03 27740983' },
} as const satisfies Record<string, Beneficiary>

export type BeneficiaryKey = keyof typeof beneficiaries

/** Week (0 is the current one), weekday (0 is Monday), time, beneficiary, major units, reference, failed or not. */
export type Line = readonly [
  week: number,
  weekday: number,
  time: string,
  beneficiary: BeneficiaryKey,
  amount: number,
  reference: string,
  failed?: 'failed',
]

/** Oldest first. Weeks move equal amounts on varying days, because months are compared by date, not by weekday. */
export const lines: readonly Line[] = [
  [-12, 1, '10:42', 'yirgalem', 9412, 'Lot ET-118 Yirgacheffe G1'],
  [-12, 2, '14:18', 'haven', 8640.5, 'Order 7688'],
  [-12, 3, '11:02', 'mirador', 18460, 'Contract 7042'],
  [-11, 0, '11:27', 'nordlicht', 9284.6, 'HC-1987'],
  [-11, 2, '09:51', 'mirador', 25960.5, 'Contract 7044'],
  [-11, 4, '10:16', 'esperanza', 12405, 'Antigua SHB 30 bags'],
  [-10, 1, '10:09', 'clara', 27180, 'FOB Santos 5031'],
  [-10, 2, '13:40', 'belleville', 8918.3, 'Facture 3311'],
  [-10, 3, '09:24', 'gayo', 16240.8, 'Gayo wet-hulled 35 bags'],
  [-9, 0, '09:33', 'haven', 8870, 'Order 7702'],
  [-9, 2, '10:58', 'nyeri', 15745.25, 'AA lot 14'],
  [-9, 4, '10:27', 'kissa', 1640000, 'Drippers HC-55'],
  [-8, 1, '09:56', 'tideway', 3284.35, 'TH-5588'],
  [-8, 3, '10:22', 'mirador', 24630, 'Contract 7047'],
  [-8, 4, '13:12', 'nordlicht', 7640.2, 'HC-1998'],
  [-7, 0, '11:40', 'nordlicht', 8112.45, 'HC-2003'],
  [-7, 1, '10:15', 'yirgalem', 27077.5, 'Lot ET-126 Guji'],
  [-7, 3, '15:04', 'esperanza', 13980, 'Antigua SHB 34 bags'],
  [-6, 0, '10:31', 'gayo', 11230, 'Gayo wet-hulled 24 bags'],
  [-6, 2, '09:48', 'tideway', 3412.9, 'TH-5611'],
  [-6, 2, '13:25', 'belleville', 8226.1, 'Facture 3358', 'failed'],
  [-6, 4, '09:12', 'belleville', 8226.1, 'Facture 3358'],
  [-6, 4, '10:40', 'clara', 16540, 'FOB Santos 5035'],
  [-5, 1, '10:20', 'mirador', 17340, 'Contract 7049'],
  [-5, 2, '12:55', 'kroeger', 6988.7, 'Container 220588'],
  [-5, 4, '10:02', 'nyeri', 14105.5, 'AB lot 19'],
  [-4, 1, '08:16', 'gayo', 27615.4, 'Gayo wet-hulled 60 bags'],
  [-4, 2, '14:33', 'ashdown', 5140, 'Accounts and VAT'],
  [-4, 3, '10:14', 'haven', 6218.4, 'Order 7764'],
  [-3, 1, '10:44', 'nordlicht', 9930.25, 'HC-2027'],
  [-3, 2, '09:37', 'mirador', 34418, 'Contract 7051'],
  [-3, 4, '11:08', 'brouwers', 9875, 'Storage Antwerp'],
  [-2, 1, '10:26', 'nyeri', 28190.75, 'AB lot 22', 'failed'],
  [-2, 2, '14:14', 'nyeri', 28190.75, 'AB lot 22'],
  [-2, 3, '12:41', 'sur', 12480, 'Pedido 4502'],
  [-1, 0, '10:36', 'kroeger', 7120.4, 'Container 220913'],
  [-1, 1, '10:53', 'yirgalem', 22720, 'Lot ET-133 Sidama'],
  [-1, 3, '14:06', 'packhorse', 5206.45, 'INV 9112'],
  // From here on every working day sends a SEPA and a SWIFT payment before those of the day before arrive, so that at
  // any time one is queued, one is processing, and neither is late.
  [-1, 4, '09:26', 'belleville', 4702.9, 'Facture 3407'],
  [-1, 4, '10:07', 'esperanza', 9055.2, 'Huehuetenango 22 bags'],
  [0, 0, '08:40', 'kissa', 415000, 'Filters HC-58'],
  [0, 0, '10:32', 'nordlicht', 3346.75, 'HC-2041'],
  [0, 1, '09:27', 'sur', 2892.4, 'Pedido 4561'],
  [0, 1, '10:18', 'clara', 9905, 'FOB Santos 5042'],
  [0, 2, '09:35', 'kroeger', 2065.9, 'Container 221140'],
  [0, 2, '10:41', 'gayo', 8180.6, 'Gayo wet-hulled 18 bags'],
  [0, 3, '09:49', 'haven', 2415.5, 'Order 7815'],
  [0, 3, '11:22', 'mirador', 8870, 'Contract 7058'],
  [0, 4, '09:44', 'nyeri', 5415.5, 'AA lot 31'],
  [0, 4, '10:12', 'belleville', 2866.7, 'Facture 3452'],
]

/**
 * Paid every month: day, time, beneficiary, major units, beginning of the reference. The rent is paid early in the
 * morning, so that the dashboard's monthly volume is not zero when the first working day of a month begins.
 */
export const monthlyLines: readonly (readonly [
  day: 'first' | 'last',
  time: string,
  beneficiary: BeneficiaryKey,
  amount: number,
  reference: string,
])[] = [
  ['first', '05:30', 'wharf', 6450, 'Unit 4 rent'],
  ['last', '08:30', 'amelia', 3184.2, 'Salary'],
  ['last', '08:31', 'tom', 2940.55, 'Salary'],
  ['last', '08:32', 'priya', 3412.8, 'Salary'],
]
