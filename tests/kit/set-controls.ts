/**
 * Runs in the page: sets the controls of a story to other values, and waits until the story has rendered. Returns the controls
 * that failed, with the error; undefined for a story with a play function.
 *
 * @param options `oneByOne` sets one control at a time. Otherwise one render sets all.
 *
 * Storybook does not export types for this part of its preview: https://github.com/storybookjs/storybook/issues/20543
 */
export async function setControls(options: { storyId: string; oneByOne: boolean }): Promise<string[] | undefined> {
  interface ArgType {
    control?: { type?: string; disable?: boolean };
    options?: unknown[];
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: {
      channel: {
        on: (event: string, listener: (detail: unknown) => void) => void;
        off: (event: string, listener: (detail: unknown) => void) => void;
        emit: (event: string, detail: unknown) => void;
      };
      loadStory: (story: { storyId: string }) => Promise<{
        argTypes: Record<string, ArgType>;
        initialArgs: Record<string, unknown>;
        playFunction?: unknown;
      }>;
    };
  };
  const { storyId, oneByOne } = options;
  const { channel } = preview;
  const { argTypes, initialArgs, playFunction } = await preview.loadStory({ storyId });
  // An edit would run the play function again, which expects the story's arguments. Other stories have the same controls.
  if (playFunction) return undefined;

  const another = ({ control, options = [] }: ArgType, value: unknown): unknown => {
    if (options.length > 0) return options[(options.indexOf(value) + 1) % options.length];
    switch (control?.type) {
      case 'boolean':
        return !value;
      case 'number':
        return Number(value ?? 0) + 1;
      case 'color':
        return '#0b6e4f';
      // A copy, because Storybook's JSON editor also passes a new object.
      case 'object':
        return JSON.parse(JSON.stringify(value));
      default:
        return 'Edited';
    }
  };

  const events = ['storyRendered', 'storyThrewException', 'storyErrored', 'storyMissing'];
  /** Renders the story with other arguments. Returns the error, or ''. */
  const render = (updatedArgs: Record<string, unknown>) =>
    new Promise<string>((done) => {
      const listeners = events.map((name) => {
        const listener = (error: unknown) => {
          for (const [other, own] of listeners) channel.off(other, own);
          done(name === 'storyRendered' ? '' : String((error as { message?: string }).message ?? name));
        };
        return [name, listener] as const;
      });
      for (const [name, listener] of listeners) channel.on(name, listener);
      channel.emit('updateStoryArgs', { storyId, updatedArgs });
    });

  // A JSON editor without a value starts empty.
  const set = Object.entries(argTypes)
    .filter(([, { control }]) => control?.type && !control.disable)
    .filter(([name, { control }]) => control?.type !== 'object' || initialArgs[name] !== undefined)
    .map(([name, argType]) => ({ [name]: another(argType, initialArgs[name]) }));
  const failed: string[] = [];
  let previous: Record<string, unknown> = {};
  for (const edited of oneByOne ? set : set.length > 0 ? [Object.assign({}, ...set)] : []) {
    const restored = Object.fromEntries(Object.keys(previous).map((name) => [name, initialArgs[name]]));
    const error = await render({ ...restored, ...edited });
    if (error) failed.push(`${JSON.stringify(edited)}: ${error}`);
    previous = edited;
  }
  return failed;
}
