/* Shows the notifications of alerts, and opens what they are about. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  const options = { body, icon: '/favicon.svg', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
