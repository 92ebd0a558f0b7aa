import { createApp } from 'vue';
import { first, second } from './app.ts';

const app = createApp({
  data: () => ({ ...first, isShown: true, events: [] as string[] }),
  methods: {
    change(this: typeof first) {
      Object.assign(this, second);
    },
    onEvent(this: { events: string[] }, event: CustomEvent) {
      event.preventDefault();
      this.events.push(`${event.type} ${JSON.stringify(event.detail)}`);
    },
  },
  template: `
    <main>
      <button id="change" @click="change">Change</button>
      <button id="toggle" @click="isShown = !isShown">Toggle</button>
      <ol id="events"><li v-for="text in events">{{ text }}</li></ol>
      <section v-if="isShown">
        <steam-course-finder :category :limit :hide-filters="hide" :texts="{ learnMore }" @steam-filter="onEvent"
          @steam-course-select="onEvent"><a href="/elsewhere">Courses</a></steam-course-finder>
        <steam-product-list :products layout="grid" @steam-download="onEvent"></steam-product-list>
        <steam-faq :limit :heading @steam-toggle="onEvent"></steam-faq>
        <steam-contact-form :subject="heading" @steam-submit="onEvent"></steam-contact-form>
      </section>
    </main>`,
});
app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('steam-');
app.mount('#app');
