import { createApp } from 'vue';
import { first, second } from './app.ts';

const app = createApp({
  data: () => ({ ...first, isShown: true, heard: [] as string[] }),
  methods: {
    change(this: typeof first) {
      Object.assign(this, second);
    },
    hear(this: { heard: string[] }, event: CustomEvent) {
      event.preventDefault();
      this.heard.push(`${event.type} ${JSON.stringify(event.detail)}`);
    },
  },
  template: `
    <main>
      <button id="change" @click="change">Change</button>
      <button id="toggle" @click="isShown = !isShown">Toggle</button>
      <ol id="heard"><li v-for="text in heard">{{ text }}</li></ol>
      <section v-if="isShown">
        <steam-course-finder :category :limit :hide-filters="hide" :texts="{ learnMore }" @steam-filter="hear"
          @steam-course-select="hear"><a href="/elsewhere">Courses</a></steam-course-finder>
        <steam-product-list :products layout="grid" @steam-download="hear"></steam-product-list>
        <steam-faq :limit :heading @steam-toggle="hear"></steam-faq>
        <steam-contact-form :subject="heading" @steam-submit="hear"></steam-contact-form>
      </section>
    </main>`,
});
app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('steam-');
app.mount('#app');
