import { define } from 'steam-kit';
import { createApp } from 'vue';
import App from './App.vue';

define('https://HOST');
createApp(App).mount('#app');
