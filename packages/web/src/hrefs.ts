/** Where one learns and looks things up: addresses of pages that are fetched when they are wanted. */
export const LEARN_HREF = '#/learn';
export const RULES_HREF = '#/rules';
export const PAD_HREF = '#/pad';
export const AID_HREF = '#/aid';
export const PACKS_HREF = '#/packs';
