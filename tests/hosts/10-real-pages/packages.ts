import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Reads a file of an installed package by its path, also if the package does not export it. */
export const fileOf = (name: string, file: string) => {
  const paths = require.resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name, file)).find((path) => readable(path));
  if (!found) throw new Error(`${name} has no ${file}: run "npm ci".`);
  return readFileSync(found, 'utf8');
};

function readable(path: string) {
  try {
    return readFileSync(path).length > 0 && dirname(path) !== '';
  } catch {
    return false;
  }
}

/** Libraries that host pages load beside the widgets, as texts of classic scripts. Turbo and htmx have their own tests. */
export const packages: Record<string, () => string> = {
  'Dark Reader': () =>
    `${fileOf('darkreader', 'darkreader.js')};DarkReader.enable({ brightness: 100, contrast: 90, sepia: 10 });`,
  'zone.js': () => fileOf('zone.js', 'bundles/zone.umd.min.js'),
  'core-js': () => fileOf('core-js-bundle', 'minified.js'),
  jQuery: () => `${fileOf('jquery', 'dist/jquery.min.js')};jQuery.noConflict();`,
  Mousetrap: () =>
    `${fileOf('mousetrap', 'mousetrap.min.js')};Mousetrap.bind(['space', 'enter', 'a', 'e', 'o', '?'], () => false);`,
  'a CustomEvent polyfill': () => fileOf('custom-event-polyfill', 'polyfill.js'),
  // Old polyfills replace the constructor without feature detection and ignore `composed`.
  'a CustomEvent polyfill that replaces the constructor': () => `
    (function (Native) {
      function CustomEvent(type, init) {
        init = init || {};
        var event = document.createEvent('CustomEvent');
        event.initCustomEvent(type, Boolean(init.bubbles), Boolean(init.cancelable), init.detail);
        return event;
      }
      CustomEvent.prototype = Native.prototype;
      window.CustomEvent = CustomEvent;
    })(window.CustomEvent);`,
  // Wraps timers, events, fetch and CSS rules, and observes every node of every open shadow root.
  'an error and session recorder': () => `
    (function () {
      var attach = Element.prototype.attachShadow;
      var seen = [];
      var observe = function (root) {
        new MutationObserver(function (all) { all.forEach(function (one) { seen.push(one.type) }) })
          .observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
      };
      Element.prototype.attachShadow = function (init) { var root = attach.call(this, init); observe(root); return root };
      observe(document);
      ['setTimeout', 'setInterval', 'requestAnimationFrame'].forEach(function (name) {
        var native = window[name];
        window[name] = function (call) {
          var args = Array.prototype.slice.call(arguments);
          args[0] = function () { return call.apply(this, arguments) };
          return native.apply(this, args);
        };
      });
      var add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, call, options) {
        var wrapped = typeof call === 'function' ? function (event) { return call.call(this, event) } : call;
        return add.call(this, type, wrapped, options);
      };
      var rules = CSSStyleSheet.prototype.insertRule;
      CSSStyleSheet.prototype.insertRule = function (rule, index) { seen.push('rule'); return rules.call(this, rule, index) };
      var fetch = window.fetch;
      window.fetch = function (url, init) { seen.push(String(url)); return fetch.call(window, url, init) };
    })();`,
};
