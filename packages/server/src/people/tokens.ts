/** Secrets that a browser keeps. What is stored of them is their digest, so that nobody who reads the data can be another. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** 128 bits, for a link that works once. */
export function newCode(): string {
  return randomBytes(16).toString('hex');
}

export function newPersonId(): string {
  return randomBytes(8).toString('hex');
}

/** Random enough by themselves: no salt, and no slow hash. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What can't be one of ours is not looked up. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{64}$/.test(text);
}
