/** Takes the token behind the `#` out of the URL and sends it in a form, hidden from logs and other sites. */
function sendToken() {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  document.getElementById('invitation').value = token;
  document.getElementById('open-invitation').click();
}

sendToken();
addEventListener('hashchange', sendToken);
