/** What stands behind the `#` leaves the address and is sent in a form, which no log and no other site sees. */
function sendToken() {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  document.getElementById('invitation').value = token;
  document.getElementById('open-invitation').click();
}

sendToken();
addEventListener('hashchange', sendToken);
