/** Chance that anyone can check (docs/fairness.md): what is hashed, and what a proof proves. */
export {};
