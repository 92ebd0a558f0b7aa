/** The path of a task in a tree of groups, from the root. At each level, the groups take turns. */
export type Place = readonly string[];

export interface FairQueueOptions {
  /** Maximum concurrent tasks. */
  atOnce: number;
  /** Maximum waiting tasks. */
  waiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/** A group of waiting tasks. The first child has the next turn. */
interface Group {
  size: number;
  children: Map<string, Group>;
  tasks: Waiting[];
}

const newGroup = (): Group => ({ size: 0, children: new Map(), tasks: [] });

/**
 * Limits concurrent tasks, and queues a limited number of others in a tree of groups. The groups take turns. A full
 * queue rejects the newest task of the largest group, so a flood from one network rejects its own tasks.
 *
 * @returns a function that runs a task in its turn
 * @throws `QueueFull` from the returned function, if the queue has no place for the task
 */
export function createFairQueue({ atOnce, waiting }: FairQueueOptions) {
  const root = newGroup();
  let running = 0;

  return async <T>(place: Place, task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (root.size >= waiting && !makeRoom(root, place)) throw new QueueFull();
      await new Promise<void>((begin, reject) => add(root, place, { begin, refuse: () => reject(new QueueFull()) }));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // Passes the slot to the next task directly, so a new task cannot overtake the queue.
      const next = takeNext(root);
      if (next) next.begin();
      else running -= 1;
    }
  };
}

export class QueueFull extends Error {
  override name = 'QueueFull';
}

function add(group: Group, [name, ...inner]: Place, task: Waiting): void {
  group.size += 1;
  if (name === undefined) {
    group.tasks.push(task);
    return;
  }
  const child = group.children.get(name) ?? newGroup();
  group.children.set(name, child);
  add(child, inner, task);
}

/** Removes the task with the next turn, and moves its groups to the end of their levels. */
function takeNext(group: Group): Waiting | undefined {
  if (group.size === 0) return undefined;
  group.size -= 1;
  const [first] = group.children;
  if (!first) return group.tasks.shift();
  const [name, child] = first;
  const task = takeNext(child);
  group.children.delete(name);
  if (child.size > 0) group.children.set(name, child);
  return task;
}

/** Rejects a task of a group that has at least two more tasks than the new task's group at the same level. */
function makeRoom(group: Group, [name, ...inner]: Place): boolean {
  if (name === undefined) return false;
  const own = group.children.get(name);
  if ((largestIn(group)?.child.size ?? 0) > (own?.size ?? 0) + 1) {
    refuseNewest(group);
    return true;
  }
  if (!own || !makeRoom(own, inner)) return false;
  group.size -= 1;
  return true;
}

/** Rejects the newest task of the largest group, at each level. */
function refuseNewest(group: Group): void {
  group.size -= 1;
  const largest = largestIn(group);
  if (!largest) {
    group.tasks.pop()?.refuse();
    return;
  }
  refuseNewest(largest.child);
  if (largest.child.size === 0) group.children.delete(largest.name);
}

function largestIn(group: Group): { name: string; child: Group } | undefined {
  let largest: { name: string; child: Group } | undefined;
  for (const [name, child] of group.children) {
    if (!largest || child.size > largest.child.size) largest = { name, child };
  }
  return largest;
}
