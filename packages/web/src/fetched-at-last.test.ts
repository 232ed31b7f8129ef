import { afterEach, expect, test, vi } from 'vitest';
import { fetchedAtLast } from './fetched-at-last.ts';

afterEach(() => void vi.useRealTimers());

test('what can’t be fetched is tried again until it is there', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('there');
  fetch.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('none yet'));
  const found = fetchedAtLast(fetch);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBe('there');
  expect(fetch).toHaveBeenCalledTimes(3);
});
