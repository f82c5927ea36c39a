import { enter, FIELDS, VALUES } from './fields';

/** Strings and `innerHTML`, native inputs without a library: the least a browser has to do. */
let form: HTMLFormElement;

enter({
  mount(host) {
    const items = FIELDS.map(
      ({ field, label }) =>
        `<p><label for="${field}">${label}</label><input id="${field}" name="${field}" required value="${VALUES[field]}"></p>`,
    );
    host.innerHTML = `<form class="fields">${items.join('')}</form>`;
    form = host.querySelector('form')!;
  },
  unmount: () => form.remove(),
  valueOf: (field) => new FormData(form).get(field),
});
