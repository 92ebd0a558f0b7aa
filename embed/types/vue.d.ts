import type { HTMLAttributes } from 'vue';
import type { SteamElements, SteamEventMap, SteamProps } from './elements.js';

/** The name of the handler prop in Vue: `@steam-course-select` becomes `onSteamCourseSelect`. */
type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>;

type VueHandlers = {
  [Type in keyof SteamEventMap as `on${Pascal<Type>}`]?: ((event: SteamEventMap[Type]) => void) | undefined;
};

/** The elements in Vue's templates: `import type {} from 'steam-kit/vue'` anywhere in the project. */
type InVue = {
  [Tag in keyof SteamElements]: new () => {
    $props: HTMLAttributes & SteamProps<Tag> & VueHandlers;
  };
};

declare module 'vue' {
  interface GlobalComponents extends InVue {}
}
