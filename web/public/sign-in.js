// Going back to a refused form asks for the form, and not whether to send it again.
history.replaceState(history.state, '', location.href);

for (const button of document.querySelectorAll('.sign-in-show')) {
  const input = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
}

const passkey = document.querySelector('.sign-in-passkey');
if (passkey && window.isSecureContext && window.PublicKeyCredential) {
  passkey.hidden = false;
  for (const part of document.querySelectorAll('.sign-in-alone')) part.hidden = false;
  for (const note of document.querySelectorAll('.sign-in-no-passkey')) note.remove();
  const begin = () => {
    import('/passkey-sign-in.js').catch(() => {
      const problem = document.querySelector('#passkey-problem');
      problem.textContent = 'This couldn’t be loaded. Check the connection and try again.';
      problem.hidden = false;
      passkey.addEventListener('click', begin, { once: true });
    });
  };
  passkey.addEventListener('click', begin, { once: true });
}
