/** Classic scripts of libraries that replace JavaScript built-ins before other scripts run. */
export const replacedBuiltins: Record<string, string> = {
  'prototype.js 1.6': `
    Object.extend = function (to, from) { for (var name in from) to[name] = from[name]; return to };
    Object.extend(Array.prototype, {
      each: function (call) { for (var i = 0; i < this.length; i++) call(this[i], i); return this },
      toJSON: function () { return '[' + this.map(String).join(', ') + ']' },
      reduce: function () { return this.length > 1 ? this : this[0] },
      entries: function () { return this.slice() },
      reverse: function (inline) { return (inline === false ? this.slice() : this)._reverse() },
      _reverse: Array.prototype.reverse, clone: function () { return this.slice() }, first: function () { return this[0] },
      without: function () { return this }, compact: function () { return this }, flatten: function () { return this },
      find: function (call) { for (var i = 0; i < this.length; i++) if (call(this[i], i)) return this[i] },
      include: function (value) { return this.indexOf(value) >= 0 }
    });
    Object.extend(String.prototype, {
      toJSON: function () { return '"' + this + '"' }, strip: function () { return this.trim() },
      gsub: function () { return this }, camelize: function () { return this }, toArray: function () { return this.split('') }
    });
    Object.extend(Number.prototype, { toJSON: function () { return String(this) }, times: function () {} });
    Object.extend(Date.prototype, { toJSON: function () { return '"now"' } });
    Function.prototype.bind = function (self) { var call = this; return function () { return call.apply(self, arguments) } };
    Function.prototype.wrap = function () { return this };
    Array.from = window.$A = function (some) { var all = []; for (var i = 0; some && i < some.length; i++) all.push(some[i]); return all };
    Object.keys = function (of) { var all = []; for (var name in of) all.push(name); return all };
    Object.values = function (of) { var all = []; for (var name in of) all.push(of[name]); return all };
    Element.prototype.update = function (text) { this.textContent = text; return this };
    Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this };
    Element.prototype.replace = Element.prototype.insert = Element.prototype.show = Element.prototype.hide = function () { return this };
    Element.prototype.select = Element.prototype.match = function () { return [] };
    window.$ = document.getElementById.bind(document); window.Hash = function () {};
    document.getElementsByClassName = function () { return [] };
  `,
  'MooTools 1.x': `
    Function.prototype.implement = function (name, value) { this.prototype[name] = value; return this };
    Function.prototype.extend = function (name, value) { this[name] = value; return this };
    Function.prototype.bind = function (self, args) { var call = this; return function () { return call.apply(self, args || arguments) } };
    Function.prototype.delay = Function.prototype.periodical = function () {};
    Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : typeof item == 'object' && 'length' in item ? Array.prototype.slice.call(item) : [item] };
    Array.implement('each', Array.prototype.forEach).implement('clean', function () { return this }).implement('pick', function () { return null });
    String.implement('contains', function () { return false }).implement('clean', function () { return this }).implement('test', function () { return true });
    Object.each = Object.append = Object.merge = function (one) { return one };
    var Native = window.Element;
    window.Element = function (tag) { return document.createElement(tag) };
    window.Element.prototype = Native.prototype;
    window.Event = function (event) { return event || {} };
    ['get', 'set', 'grab', 'inject', 'adopt', 'empty', 'destroy', 'dispose', 'clone', 'erase', 'appendText'].forEach(function (name) {
      Native.prototype[name] = function () { return this };
    });
    document.id = window.$ = function () { return null }; window.$$ = function () { return [] }; window.Class = function () {};
  `,
  'frozen builtins': `
    [Object, Array, String, Number, Boolean, Function, RegExp, Error, TypeError, Promise, Map, Set, WeakMap, Symbol, URL,
     Date, JSON, Math, Reflect, Node, Element, HTMLElement, Event, CustomEvent, EventTarget].forEach(function (one) {
      Object.freeze(one); if (one.prototype) Object.freeze(one.prototype);
    });
  `,
  'patched builtins': `
    var native = { fetch: window.fetch, add: EventTarget.prototype.addEventListener, timeout: window.setTimeout, json: JSON.parse };
    window.fetch = function () { return native.fetch.apply(this, arguments).then(function (answer) { return answer }) };
    EventTarget.prototype.addEventListener = function () { return native.add.apply(this, arguments) };
    window.setTimeout = function (call, time) { return native.timeout.call(window, function () { call() }, time) };
    JSON.parse = function () { return native.json.apply(JSON, arguments) };
    Array.prototype.map = (function (map) { return function () { return map.apply(this, arguments) } })(Array.prototype.map);
    window.Promise = (function (Native) { function Mine(run) { return new Native(run) } Object.setPrototypeOf(Mine, Native); Mine.prototype = Native.prototype; return Mine })(Promise);
    console.log = console.warn = console.error = function () { throw new Error('The console is mine') };
  `,
  'AMD and CommonJS globals': `
    window.define = function () { throw new Error('mismatched anonymous define()') }; window.define.amd = {};
    window.module = { exports: {} }; window.exports = window.module.exports;
    window.require = function () { throw new Error('no such module') };
    window.process = { env: {} }; window.global = window; window.React = {}; window.preact = {}; window.h = 1; window.e = 2; window.t = 3;
  `,
  'no IntersectionObserver': 'delete window.IntersectionObserver; window.ResizeObserver = undefined;',
  'no AbortSignal.timeout': 'delete AbortSignal.timeout; delete AbortSignal.any;',
  'document.write': `document.write('<p>Written</p>');`,
};

/** Scripts that remove or break a platform feature that widgets need: the fallback stays. */
export const lacks: Record<string, string> = {
  'no customElements':
    'delete window.customElements; Object.defineProperty(window, "customElements", { value: undefined });',
  'no attachShadow': 'delete Element.prototype.attachShadow;',
  'no adoptedStyleSheets':
    'delete ShadowRoot.prototype.adoptedStyleSheets; delete Document.prototype.adoptedStyleSheets;',
  'no constructable sheets': 'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") };',
  'no CSS.supports': 'delete window.CSS;',
  'a fetch that throws': 'window.fetch = function () { throw new Error("No fetch today") };',
  'no fetch': 'window.fetch = undefined;',
  'a fetch that rejects': 'window.fetch = function () { return Promise.reject("No fetch today") };',
};

/** Elements whose names and ids clobber properties of the document. */
export const clobbering = `<div hidden><img name="_goober" id="_goober"><form name="currentScript"></form><img name="body">
  <form id="customElements"><input name="parentNode"></form><a id="__nonce__"></a><a id="steam"></a><a id="CSSStyleSheet"></a>
  <img name="head"><img name="documentElement"><img name="adoptedStyleSheets"><form name="querySelector"></form></div>`;
