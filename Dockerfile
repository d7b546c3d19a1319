# syntax=docker/dockerfile:1

# docker build -t threadwell .            (--build-arg NODE_IMAGE=node:24-slim for the newest instead of the pinned one)
# docker run -p 127.0.0.1:3000:3000 -e PUBLIC_URL=http://localhost:3000 -v threadwell:/data threadwell

# The index of all architectures, so that a build today and one next year begin with the same bytes.
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --loglevel=error

FROM packages AS built
COPY tsconfig.base.json ./
COPY contract contract
COPY core core
COPY reading reading
COPY server server
COPY web web
RUN for part in web server; do \
      NODE_ENV=production node node_modules/vite/bin/vite.js build --config $part/vite.config.ts || exit 1; \
    done

FROM ${NODE_IMAGE}
WORKDIR /app
# PUBLIC_URL must be given too: the address that browsers use, e.g. https://threadwell.example.com.
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/threadwell-compile-cache \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY --from=built /app/dist dist
COPY package.json LICENSE ./
COPY contract contract
COPY core core
COPY reading reading
COPY server server
COPY sandbox sandbox
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The server handles signals itself, as process 1 too.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=2", "dist/server/main.js"]
