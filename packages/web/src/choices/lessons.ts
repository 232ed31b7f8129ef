/** What one is told until one has done it a few times, kept in this browser. */

const KEY = 'horta-lessons';
const ENOUGH = 3;

function counts(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // Nothing is kept, or can be: it is told every time.
    return {};
  }
}

function timesOf(lesson: string): number {
  const times = counts()[lesson];
  return typeof times === 'number' ? times : 0;
}

export function isLearnt(lesson: string): boolean {
  return timesOf(lesson) >= ENOUGH;
}

/** It was done once more. */
export function learn(lesson: string): void {
  if (isLearnt(lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...counts(), [lesson]: timesOf(lesson) + 1 }));
  } catch {
    // Likewise.
  }
}
