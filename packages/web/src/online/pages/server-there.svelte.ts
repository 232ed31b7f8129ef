/** Whether the page comes from a server that has tables: a plain web server has none. */
let found: 'looking' | 'there' | 'none' | 'unreachable' = $state('looking');

export function serverThere(): typeof found {
  return found;
}

/** Any answer of such a server is JSON. */
export async function lookForServer(): Promise<void> {
  if (found === 'there') return;
  try {
    const response = await fetch('/api/me', { headers: { accept: 'application/json' } });
    // A body that nobody reads keeps its connection.
    await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    found = isJson ? 'there' : 'none';
  } catch {
    // Whatever this page came from, it answers nothing now.
    found = 'unreachable';
  }
}
