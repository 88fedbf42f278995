import type { Lang } from '../../../lib/lang';

/** Currencies to choose from. An event keeps another one that it has. */
const offered = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'RUB',
  'UAH',
  'KZT',
  'GEL',
  'AMD',
  'TRY',
  'PLN',
  'CZK',
  'SEK',
  'NOK',
  'DKK',
  'RSD',
  'AED',
  'ILS',
  'INR',
  'CNY',
  'JPY',
  'CAD',
  'AUD',
  'BRL',
  'MXN',
];

/** The currencies to choose from, named in the reader's language. */
export function currencyOptions(lang: Lang, chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  const codes = offered.includes(chosen) ? offered : [chosen, ...offered];
  return codes.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
}
