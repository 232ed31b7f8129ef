/** What forecasts and the legend of marks say, for browsers: fetched when somebody looks at them. */
import { load, m } from '#messages/forecast';
import type { Locale } from '../locale.ts';

type Messages = typeof m;

/** Says one of these messages. */
export type SayForecast = <Key extends keyof Messages>(
  key: Key,
  inputs?: Parameters<Messages[Key]>[0],
) => string;

export async function forecastWords(locale: Locale): Promise<SayForecast> {
  await load(locale);
  return (key, inputs = {}) => (m[key] as (given: object, options: object) => string)(inputs, { locale });
}
