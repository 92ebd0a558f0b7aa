import { define } from 'steam-kit';
import { mount } from 'svelte';
import App from './App.svelte';
import Snippet from './Snippet.svelte';

const target = document.body;
if (location.pathname.startsWith('/snippet')) mount(Snippet, { target });
else {
  define('https://HOST');
  mount(App, { target });
}
