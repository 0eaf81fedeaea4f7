# The server in a container, for PostgreSQL or, alone, for a folder:
#     docker compose up                                  (compose.yaml: with PostgreSQL)
#     docker build -t pithead . && docker run -p 8765:8765 -v pithead:/var/lib/pithead pithead

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc git libc6-dev
WORKDIR /pithead
COPY requirements*.txt ./
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements-build.txt -r requirements-node.txt
COPY . .
RUN python -m hatchling build -t wheel -d /wheels
RUN cp requirements.txt /wheels/

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps --require-hashes -r /wheels/requirements.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -r /wheels \
    && useradd --system pithead && install -d -m 0700 -o pithead /var/lib/pithead
USER pithead
# Without PITHEAD_DATABASE tables are kept in /var/lib/pithead.
ENV PYTHONUNBUFFERED=1 XDG_DATA_HOME=/var/lib
VOLUME /var/lib/pithead
EXPOSE 8765
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/api/ready')"]
CMD ["pithead", "serve", "--host", "0.0.0.0"]
