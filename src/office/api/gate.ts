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
}

/** The store of the two dialogs that a call may open. Calls that fail at the same time share one dialog. */
export function createGate(): Gate {
  let open: { proof: Proof; promise: Promise<boolean>; answer: (isProven: boolean) => void } | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => open?.proof,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask(proof) {
      // Only one dialog is open at a time: waits until the other one closes.
      if (open && open.proof !== proof) await open.promise;
      if (open?.proof === proof) return open.promise;
      let answer: (isProven: boolean) => void = () => {};
      const promise = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      open = { proof, promise, answer };
      changed();
      return promise;
    },
    answer(isProven) {
      const last = open;
      open = undefined;
      changed();
      last?.answer(isProven);
    },
  };
}
