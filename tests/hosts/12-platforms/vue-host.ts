import { createApp } from 'vue';

const app = createApp({ template: document.querySelector('#component')?.textContent ?? '' });
app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('steam-');
app.mount('#app');
