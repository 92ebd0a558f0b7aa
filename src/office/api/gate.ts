/** What the visitor has to prove before a call can be repeated. */
export type Proof = 'confirm' | 'sign-in';

/** The dialog that is open: in front of the page, so that the page keeps what is typed. */
export interface Gate {
  /** The proof that is asked for; undefined if no dialog is open. */
  get(): Proof | undefined;
  subscribe(onChange: () => void): () => void;
  /** Opens the dialog, or joins the open one. Resolves to false if the visitor cancels. */
  ask(proof: Proof): Promise<boolean>;
  /** Closes the dialog. */
  answer(isProven: boolean): void;
  /** Closes all dialogs: another member of staff has signed in, whose calls these are not. */
  cancel(): void;
}

interface Asked {
  proof: Proof;
  promise: Promise<boolean>;
  answer: (isProven: boolean) => void;
}

/**
 * The store of the two dialogs that a call may open. Calls that fail at the same time share one dialog. A sign-in comes
 * in front of a confirmation, which needs the session; a confirmation waits for the sign-in, and is
 * cancelled with it.
 */
export function createGate(): Gate {
  /** The last one is open. */
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
      // Without the session of this member there is nothing to confirm.
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
