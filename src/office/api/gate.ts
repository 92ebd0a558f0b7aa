/** What staff must do before a rejected call is repeated: confirm the password, or sign in again. */
export type Proof = 'confirm' | 'sign-in';

/** The store of the open dialog. A dialog, not a page, so that unsaved input on the page stays. */
export interface Gate {
  /** The proof that the open dialog asks for; undefined without a dialog. */
  get(): Proof | undefined;
  subscribe(onChange: () => void): () => void;
  /** Opens the dialog, or waits for the open one. Resolves to false if it is cancelled. */
  ask(proof: Proof): Promise<boolean>;
  /** Closes the dialog. */
  answer(isProven: boolean): void;
  /** Cancels all dialogs: another member of staff has signed in, for whom the waiting calls must not be repeated. */
  cancel(): void;
}

interface Asked {
  proof: Proof;
  promise: Promise<boolean>;
  answer: (isProven: boolean) => void;
}

/**
 * Creates the store. Calls that fail at the same time share one dialog. A confirmation needs a session: it waits for an
 * open sign-in dialog, and is cancelled with it.
 */
export function createGate(): Gate {
  /** The requested dialogs. The last one is open. */
  const asked: Asked[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const open = (proof: Proof): Asked => {
    let answer: Asked['answer'] = () => {};
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const added = { proof, promise, answer };
    asked.push(added);
    changed();
    return added;
  };
  return {
    get: () => asked.at(-1)?.proof,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask(proof) {
      const signIn = proof === 'confirm' ? asked.find((other) => other.proof === 'sign-in') : undefined;
      if (signIn && !(await signIn.promise)) return false;
      return (asked.find((other) => other.proof === proof) ?? open(proof)).promise;
    },
    answer(isProven) {
      const last = asked.pop();
      changed();
      last?.answer(isProven);
    },
    cancel() {
      const all = asked.splice(0);
      changed();
      for (const { answer } of all) answer(false);
    },
  };
}
