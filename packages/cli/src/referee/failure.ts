/** Why a request was refused. Nothing was changed. */

/** Every code of an error with its meaning; `help` tells them. */
export const ERRORS = {
  'too-long': 'the line is longer than 4 MB',
  'not-json': 'the line is not JSON in UTF-8, or nested too deeply',
  'not-an-object': 'the line is JSON, but not an object',
  'unknown-request': 'there is no such request',
  'bad-request': 'a key is missing, unknown, or of the wrong kind; `faults` tells which',
  'no-game': 'the request needs a game, and there is none yet',
  invalid: 'the setup, pack, state or record that was given does not hold; `faults` tells why',
  'not-due': 'it is another seat or another step that must decide',
  illegal: 'the rules do not allow this choice; `reason` tells why',
  'cannot-undo': 'not so many moves were played; `possible` tells how many',
  'no-record': 'the game was loaded from a state, so there is no record from its beginning',
  internal: 'a fault of the referee, or a loaded state that no game can come to',
} as const;

export type ErrorCode = keyof typeof ERRORS;

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly details: object | undefined;

  constructor(code: ErrorCode, message: string, details?: object) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
