/** What forecasts and the legend of marks say: fetched when somebody looks at them. */
export { load as loadForecastWords, m as forecastMessages } from '#messages/forecast';
