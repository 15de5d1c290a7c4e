# Octopolis in a box: docker compose up, or
#   docker build -t octopolis . && docker run -p 8080:8080 -v octopolis:/data octopolis

FROM node:24-bookworm-slim AS build
WORKDIR /octopolis
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY bots/package.json bots/
COPY games/package.json games/
COPY lab/package.json lab/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx tsc -b server && npx vite build --config web/vite.config.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /octopolis
COPY --from=build /octopolis/package.json ./
COPY --from=build /octopolis/node_modules node_modules
COPY --from=build /octopolis/engine engine
COPY --from=build /octopolis/bots bots
COPY --from=build /octopolis/games games
COPY --from=build /octopolis/server server
COPY --from=build /octopolis/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is told to stop, not npm: tables are closed properly.
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
