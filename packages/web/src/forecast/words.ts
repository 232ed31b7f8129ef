/** What forecasts and the legend say: there once it was used. */
import { forecastMessages, loadForecastWords } from '@horta/words/forecast';
import { spoken, useWords } from '../words.svelte.ts';

export const say = spoken(forecastMessages);

export function useForecastWords(): Promise<void> {
  return useWords(loadForecastWords);
}
