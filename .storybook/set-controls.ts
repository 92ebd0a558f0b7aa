/**
 * Runs in the page: sets each control of a story once to another value, waits until the story has rendered with it, and
 * restores the argument. Returns the controls that failed, with their error.
 *
 * The parts of Storybook's preview that it uses are not typed: https://github.com/storybookjs/storybook/issues/20543
 */
export async function setEveryControl(storyId: string): Promise<string[]> {
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
  const { channel } = preview;
  const { argTypes, initialArgs, playFunction } = await preview.loadStory({ storyId });
  // An edit runs the play function again, which expects the arguments of the story. A story without one has the same controls.
  if (playFunction) return [];

  const another = ({ control, options = [] }: ArgType, value: unknown): unknown => {
    if (options.length > 0) return options[(options.indexOf(value) + 1) % options.length];
    switch (control?.type) {
      case 'boolean':
        return !value;
      case 'number':
        return Number(value ?? 0) + 1;
      case 'color':
        return '#0b6e4f';
      // As typed into the JSON editor: equal, but not the same objects.
      case 'object':
        return JSON.parse(JSON.stringify(value));
      default:
        return 'Edited';
    }
  };

  const failed: string[] = [];
  const events = ['storyRendered', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const emitted = (event: string, detail: object) =>
    new Promise<string>((done) => {
      const listeners = events.map((name) => {
        const listener = (error: unknown) => {
          for (const [other, own] of listeners) channel.off(other, own);
          done(name === 'storyRendered' ? '' : String((error as { message?: string }).message ?? name));
        };
        return [name, listener] as const;
      });
      for (const [name, listener] of listeners) channel.on(name, listener);
      channel.emit(event, detail);
    });

  for (const [name, argType] of Object.entries(argTypes)) {
    const { control } = argType;
    if (!control?.type || control.disable) continue;
    // A JSON editor without a value starts empty.
    if (control.type === 'object' && initialArgs[name] === undefined) continue;
    const updatedArgs = { [name]: another(argType, initialArgs[name]) };
    const error = await emitted('updateStoryArgs', { storyId, updatedArgs });
    if (error) failed.push(`${name} = ${JSON.stringify(updatedArgs[name])}: ${error}`);
    await emitted('resetStoryArgs', { storyId, argNames: [name] });
  }
  return failed;
}
